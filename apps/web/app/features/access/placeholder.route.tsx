import { useLocation } from 'react-router'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { screenAt } from '#core/dashboard/screens.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useLanguage } from '#core/language/language.ts'

/** A screen for which the specification shows only the heading (decision 16). */
export default function PlaceholderPage() {
  const language = useLanguage()
  const { screens } = useSignedIn()
  const screen = screenAt(screens, useLocation().pathname)
  return (
    <ListPage>
      <PageHeader title={screen?.name[language] ?? ''} />
    </ListPage>
  )
}
