export { Page as default, metadata } from '../dist-pages/landing.jsx';
