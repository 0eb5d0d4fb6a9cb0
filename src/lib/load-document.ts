// In milliseconds; after this time no answer comes any more.
const PATIENCE = 10_000;

/**
 * HTML of our own server as a document. The browser itself reads it, because the security policy allows none from
 * strings.
 *
 * @throws Error when the server does not answer in time, or with anything but success.
 */
export const loadDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    // An error without a type would be read as XML, and the browser shows that in styles that the policy forbids.
    request.overrideMimeType('text/html; charset=utf-8');
    request.addEventListener('load', () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`${address} answered ${status.toString()}.`));
    });
    request.timeout = PATIENCE;
    for (const failure of ['error', 'timeout']) request.addEventListener(failure, reject);
    request.send();
  });
