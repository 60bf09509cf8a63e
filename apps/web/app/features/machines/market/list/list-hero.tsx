import { type Section, sectionPaths } from '@portal/contract/machines/market/sections'
import { useTexts } from '#core/language/language.ts'
import { useTakesCards } from '#core/page/site.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import * as shared from '#features/marketplace/list/list-hero.tsx'
import { sectionTexts } from '../shared/section-texts.ts'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  /** The form that the search field belongs to; absent when there is no list. */
  form?: { id: string; search: string }
}

/** Title, search and the sections of the machinery marketplace. */
export function ListHero({ section, form }: Props) {
  const t = useTexts(listTexts)
  const byCard = useTakesCards()
  const names = useTexts(sectionTexts)
  const links = (Object.keys(sectionPaths) as Section[]).map((one) => ({
    path: sectionPaths[one],
    name: names.sections[one],
    isCurrent: one === section,
  }))
  const steps = [{ name: names.root, to: sectionPaths.all }, { name: names.sections[section] }]
  return (
    <shared.ListHero
      title={t.titles[section]}
      lead={section === 'all' ? t.leads.all(byCard) : t.leads[section]}
      breadcrumb={section !== 'all' && <Breadcrumb label={names.breadcrumb} steps={steps} />}
      sections={{ label: t.sectionsLabel, links }}
      {...(form && {
        search: { form: form.id, text: form.search, label: t.searchLabel, hint: t.searchHint, action: t.search },
      })}
    />
  )
}
