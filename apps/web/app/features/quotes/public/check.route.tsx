import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import styles from '#core/public/check/check.module.css'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/check.route'
import { checkTexts } from './check-texts.ts'

const load = async ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { valido: isValid } = await context.get(apiContext).load(quoteClientCalls.verify, { params })
  return { ...params, isValid }
}

export { load as loader, load as clientLoader }

/** Says only whether a document is the frozen one (A6.2). */
export default function CheckPage({ loaderData: { numero, hash, isValid } }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  const Mark = isValid ? IconShieldCheck : IconShieldX
  return (
    <section className={`${frame.wrap} ${styles.page}`}>
      <PageHead title={t.title} isPrivate />
      <div className={styles.card} data-valid={isValid}>
        <Mark size={56} stroke={1.25} aria-hidden />
        <h1>{isValid ? t.valid : t.notValid}</h1>
        <p>{isValid ? t.validText : t.notValidText}</p>
        <dl>
          <div>
            <dt>{t.number}</dt>
            <dd>{numero}</dd>
          </div>
          <div>
            <dt>{t.hash}</dt>
            <dd>{hash}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
