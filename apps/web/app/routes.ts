import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole site map: public pages first, then the dashboard, then what is not found. */
export default [
  index('features/site/home.route.tsx'),

  layout('features/access/dashboard.layout.tsx', [route('dashboard', 'features/access/dashboard-home.route.tsx')]),

  route('*', 'features/site/not-found.route.tsx'),
] satisfies RouteConfig
