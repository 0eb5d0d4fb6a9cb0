/** Where the eight questions of 'Passt das zu mir?' are. */
export const fitCheckPath = '/passt-das';
