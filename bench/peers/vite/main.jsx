import { createRoot } from 'react-dom/client';
import { LandingPage } from '../landing-page.jsx';
import './fonts.css';
import '../../../src/styles/landing.css';

createRoot(document.getElementById('root')).render(<LandingPage />);
