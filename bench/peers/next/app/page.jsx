import { LandingPage } from '../../landing-page.jsx';

export default function Page() {
  return <LandingPage />;
}
