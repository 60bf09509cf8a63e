import { data } from 'react-router'

/** Always throws 404; the root route renders it. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
