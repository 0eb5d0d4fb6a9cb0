// What waits on a list of articles for the first touch; one request for both.
import '#features/blog/list/wake-article-list.ts';
import '#features/newsletter/wake-newsletter.ts';
