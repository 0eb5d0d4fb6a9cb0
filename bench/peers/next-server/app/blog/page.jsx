export { Page as default, metadata } from '../../dist-pages/list.jsx';
