/** In the context of a request that saves a draft beside what is published. */
export const IS_DRAFT = 'isDraft';
