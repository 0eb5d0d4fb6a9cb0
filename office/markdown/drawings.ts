import { figureDrawings, figureName, type Drawing } from '../../src/content-model/figures.ts';

const drawings = Object.keys(figureDrawings) as Drawing[];
const folderOf = (drawing: Drawing): string => figureName(drawing, '').slice(0, -1);

/** The collection of the figures that a text names so, such as `kreis`; undefined for other words. */
export const drawingNamed = (folder: string): Drawing | undefined =>
  drawings.find((drawing) => folderOf(drawing) === folder);

export const isDrawing = (name: string): name is Drawing => Object.hasOwn(figureDrawings, name);
