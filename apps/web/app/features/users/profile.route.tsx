import { sessionCalls } from '@portal/contract/access/calls'
import { userCalls } from '@portal/contract/users/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useTexts } from '#core/language/language.ts'
import { OpenSessions } from '#features/access/open-sessions.tsx'
import { PasswordForm } from '#features/access/password-form.tsx'
import type { Route } from './+types/profile.route'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { profileTexts } from './profile-texts.ts'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [profile, { sesiones }] = await Promise.all([api.load(userCalls.profile, {}), api.load(sessionCalls.open, {})])
  return { profile, sessions: sesiones }
}

/** The reader's own account: data and picture, password, and open sessions. */
export default function ProfilePage({ loaderData: { profile, sessions } }: Route.ComponentProps) {
  const t = useTexts(profileTexts)
  const tabs = [
    { id: 'datos', label: t.data },
    { id: 'clave', label: t.password },
    { id: 'sesiones', label: t.sessions, count: sessions.length },
  ]
  const tab = useTab(tabs)
  useChanges('perfil', 'sesion')

  return (
    <ListPage>
      <PageHeader title={t.profile}>
        <UrlTabs label={t.profile} tabs={tabs} />
      </PageHeader>
      <div className={classes.page}>
        {tab === 'datos' && <ProfileForm profile={profile} />}
        {tab === 'clave' && <PasswordForm email={profile.email} />}
        {tab === 'sesiones' && <OpenSessions sessions={sessions} />}
      </div>
    </ListPage>
  )
}
