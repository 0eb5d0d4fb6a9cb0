/** Address of the page; without a query it shows the empty field. */
export const searchPath = '/suche';

/** Name of the query in the form, and in addresses that others have made. */
export const queryName = 'q';

/** The index that the build writes, for the server and the browser. */
export const indexPath = '/suche.json';
