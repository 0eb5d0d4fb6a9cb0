import { takePicture } from './pictures.ts';

// A process of its own, so that nobody waits while a large picture is opened.
process.once('message', ({ bytes, name }: { bytes: Uint8Array; name: string }) => {
  void takePicture(Buffer.from(bytes), name).then((taken) => {
    process.send?.(taken, () => process.disconnect());
  });
});
