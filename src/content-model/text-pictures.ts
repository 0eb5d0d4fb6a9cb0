/** A picture in a Markdown text: its description and its address. */
export const textPicturePattern = /!\[(?<alt>[^\]]*)\]\((?<address>[^)\s]*)[^)]*\)/gu;

/** Pixels that a picture in the text of an article needs at least, so that it is sharp on a phone. */
export const leastTextPictureWidth = 800;
