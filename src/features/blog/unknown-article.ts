/** Row R14: what is no article leads to the list. */
export const unknownArticle = { from: '/blog/*', to: '/blog', status: 302 } as const;
