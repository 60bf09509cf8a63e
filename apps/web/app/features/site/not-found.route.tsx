import { data } from 'react-router'

/** Answered by the screen of the root, as any row that does not exist. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
