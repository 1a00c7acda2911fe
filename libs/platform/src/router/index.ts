/**
 * The router facade: the only React Router API that features use, served as one shared module by the shell.
 * Sharing all of react-router costs 25 KB more (docs/decisions), and two copies of it don't see each other.
 */
export {
  Link,
  NavLink,
  Navigate,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
export { RemoteRouter } from './RemoteRouter.tsx';
