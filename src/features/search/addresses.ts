/** Address of the page; without a query it shows the empty field. */
export const searchPath = '/suche';

/** Name of the query in the address and in the form. */
export const queryName = 'q';

/** The index that the build writes, for the server and the browser. */
export const indexPath = '/suche.json';

/** Address of the results of a query. */
export const resultsAddress = (query: string): string =>
  `${searchPath}?${new URLSearchParams({ [queryName]: query }).toString()}`;
