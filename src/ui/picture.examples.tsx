import type { Example } from './example.ts';
import { Picture, type PreparedPicture } from './picture.tsx';

/** The page prepares the picture. */
export const pictureExamples = (picture: PreparedPicture): Example[] => [
  { name: 'framed', element: <Picture picture={picture} sizes="20rem" className="framed" /> },
  {
    name: 'cover, cropped around its focus',
    element: (
      <div className="catalogue-crop">
        <Picture picture={picture} sizes="20rem" className="cover" />
      </div>
    ),
  },
];
