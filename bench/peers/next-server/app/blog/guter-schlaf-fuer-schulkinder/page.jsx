export { Page as default, metadata } from '../../../dist-pages/article.jsx';
