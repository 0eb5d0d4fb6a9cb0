// Row R13: the unknown path is logged to the console.
console.error('404 Error: attempt to reach a page that does not exist:', location.pathname);
