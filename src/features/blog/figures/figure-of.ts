import type { Figure } from '#content-model/queries.ts';

/** The words and numbers of one kind of drawing. */
export type FigureOf<Drawing extends Figure['drawing']> = Extract<Figure, { drawing: Drawing }>;
