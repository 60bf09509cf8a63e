import { permitCalls } from '@portal/contract/permits/calls'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { summaryCalls } from '@portal/contract/summary/calls'
import { userCalls } from '@portal/contract/users/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { UrlTabs, useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { CompanyPermit } from '#features/permits/company-permit.tsx'
import { Security } from '#features/sign-in/factor/security.tsx'
import { OpenSessions } from '#features/sign-in/sessions/open-sessions.tsx'
import { PasswordForm } from '#features/sign-in/sessions/password-form.tsx'
import { WeekMail } from '#features/summary/week-mail.tsx'
import type { Route } from './+types/profile.route'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { profileTexts } from './profile-texts.ts'

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const tab = url.searchParams.get('tab')
  const [profile, { sesiones }, weekMail, factor] = await Promise.all([
    api.load(userCalls.profile, {}),
    api.load(sessionCalls.open, {}),
    api.load(summaryCalls.mail, {}),
    tab === 'seguridad' ? api.load(factorCalls.list, {}) : null,
  ])
  const isOfPermit = tab === 'permiso' && profile.empresa_nombre !== null
  const permits = isOfPermit ? await api.load(permitCalls.ofEnterprise, { params: {} }) : null
  return { profile, sessions: sesiones, permits, weekMail, factor }
}

/** The reader's own account: data and picture, password, second factor, open sessions, and the permit of their company. */
export default function ProfilePage({
  loaderData: { profile, sessions, permits, weekMail, factor },
}: Route.ComponentProps) {
  const t = useTexts(profileTexts)
  const { user } = useSignedIn()
  const isOfCompany = user.empresa_nombre !== null && !user.es_de_la_casa
  const tabs = [
    { id: 'datos', label: t.data },
    { id: 'clave', label: t.password },
    { id: 'seguridad', label: t.security },
    { id: 'sesiones', label: t.sessions, count: sessions.length },
    ...(isOfCompany ? [{ id: 'permiso', label: t.permit }] : []),
  ]
  const tab = useTab(tabs)
  useChanges('perfil', 'sesion', 'permisos')

  return (
    <ListPage>
      <PageHeader title={t.profile}>
        <UrlTabs label={t.profile} tabs={tabs} />
      </PageHeader>
      <div className={classes.page}>
        {tab === 'datos' && <ProfileForm profile={profile} />}
        {tab === 'datos' && weekMail.disponible && <WeekMail isOn={weekMail.semanal} className={classes.card} />}
        {tab === 'clave' && <PasswordForm email={profile.email} />}
        {tab === 'seguridad' && factor && <Security factor={factor} email={profile.email} />}
        {tab === 'sesiones' && <OpenSessions sessions={sessions} />}
        {tab === 'permiso' && permits && <CompanyPermit permits={permits} />}
      </div>
    </ListPage>
  )
}
