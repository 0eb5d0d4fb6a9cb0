const ALL = 'Alle';

export const filter = $state({ category: ALL });
export const isShown = (category) => filter.category === ALL || filter.category === category;
