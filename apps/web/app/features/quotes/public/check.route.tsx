import { quoteClientCalls } from '@portal/contract/quotes/client/calls'
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { CheckCard, CheckFacts } from '#core/public/check/check-card.tsx'
import type { Route } from './+types/check.route'
import { checkTexts } from './check-texts.ts'

const load = async ({ params, context }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { valido: isValid } = await context.get(apiContext).load(quoteClientCalls.verify, { params })
  return { ...params, isValid }
}

export { load as loader, load as clientLoader }

/** Says only whether a document is the frozen one (rule quotes/frozen-content). */
export default function CheckPage({ loaderData: { numero, hash, isValid } }: Route.ComponentProps) {
  const t = useTexts(checkTexts)
  return (
    <CheckCard
      title={t.title}
      heading={isValid ? t.valid : t.notValid}
      tone={isValid ? 'done' : 'danger'}
      mark={isValid ? IconShieldCheck : IconShieldX}
    >
      <p>{isValid ? t.validText : t.notValidText}</p>
      <CheckFacts
        facts={[
          { label: t.number, value: numero, look: 'code' },
          { label: t.hash, value: hash, look: 'code' },
        ]}
      />
    </CheckCard>
  )
}
