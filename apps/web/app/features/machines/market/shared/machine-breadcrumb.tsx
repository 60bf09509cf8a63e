import { langOf, nameIn } from '@portal/contract/core/names'
import { sectionPaths } from '@portal/contract/machines/market/sections'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { sectionTexts } from './section-texts.ts'

interface Props {
  machine: { id: number; marca: string; marca_en: string }
  /** The page of the machine's own: its auction, its offers. */
  section: 'offers' | 'auction'
}

/** The position of a page of a machine: machines, its brand, its section. */
export function MachineBreadcrumb({ machine, section }: Props) {
  const t = useTexts(sectionTexts)
  const language = useLanguage()
  const name = nameIn(machine, 'marca', language)
  return (
    <Breadcrumb
      label={t.breadcrumb}
      steps={[
        { name: t.root, to: sectionPaths.all },
        { name, to: `/classifieds/${machine.id}`, lang: langOf(machine, 'marca', language) },
        { name: t.sections[section] },
      ]}
    />
  )
}
