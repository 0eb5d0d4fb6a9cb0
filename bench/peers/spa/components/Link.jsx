import { Link as RouterLink } from 'react-router';

export const Link = ({ href, ...rest }) => <RouterLink {...rest} to={href} />;
