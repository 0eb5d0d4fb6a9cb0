/** Where the database lives when the user that runs it cannot enter the checkout or the data folder. */
export const STATE_FOLDER = '/var/lib/schlafcoaching-website';
