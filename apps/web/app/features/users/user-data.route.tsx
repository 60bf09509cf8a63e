import { useOutletContext } from 'react-router'
import { UserEditForm } from './user-edit-form.tsx'
import { UserFacts } from './user-facts.tsx'
import type { User } from './user-values.ts'

/** The stored data of a user: a form for those who may edit it, facts for others. */
export default function UserData() {
  const user = useOutletContext<User>()
  return user.puede_editar ? <UserEditForm key={user.id} user={user} /> : <UserFacts user={user} />
}
