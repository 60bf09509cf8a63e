import { Button } from '@mantine/core'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { redirect } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { logOut } from '#core/dashboard/shell/log-out.ts'
import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import { safeReturn } from '#core/session/safe-return.ts'
import type { Route } from './+types/enrol.route'
import classes from './factor.module.css'
import { factorTexts } from './factor-texts.ts'
import { hasPasskeys } from './passkeys.ts'
import { useAdding } from './use-adding.tsx'

/** Loads the reader's devices; who need not add one goes where they were going. */
export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [factor, { usuario }] = await Promise.all([
    api.load(factorCalls.list, {}),
    api.load(sessionCalls.userInformation, {}),
  ])
  const way = safeReturn(url.searchParams.get('volver'))
  if (!factor.debe_registrar) throw redirect(way)
  return { hasLost: factor.dispositivos.length > 0, email: usuario.email, way }
}
clientLoader.hydrate = true as const

/** The recovery codes of the first device are still shown when the session is already free. */
export const shouldRevalidate = () => false

/** Asks for a device before anything else: by the role, or after a recovery code. */
export default function EnrolPage({ loaderData: { hasLost, email, way } }: Route.ComponentProps) {
  const t = useTexts(factorTexts)
  const company = useCompany()?.nombre
  const adding = useAdding(email, () => location.assign(way))
  return (
    <main className={classes.page}>
      <title>{`${t.enrolTitle} · ${company}`}</title>
      <div>
        <p className={classes.hint}>{company}</p>
        <h1>{t.enrolTitle}</h1>
      </div>
      <p>{hasLost ? t.enrolLost : t.enrolRequired}</p>
      {hasPasskeys() && (
        <section className={classes.choice}>
          <p>{t.passkeyBest}</p>
          <Button onClick={adding.addPasskey}>{t.addPasskey}</Button>
        </section>
      )}
      <section className={classes.choice}>
        <p>{t.appBest}</p>
        <Button variant={hasPasskeys() ? 'default' : 'filled'} onClick={adding.addApp} loading={adding.isStarting}>
          {t.addApp}
        </Button>
      </section>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void logOut()}>
          {t.logOut}
        </Button>
      </div>
      {adding.dialog}
    </main>
  )
}
