import { Button, Menu } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { quotePaths } from '../paths.ts'
import type { QuoteTemplates } from '../rows.ts'
import { begunTexts } from './begun-texts.ts'
import { templateName } from './fresh-draft.ts'

/** The templates for a new quote; hidden without any. */
export function TemplateMenu({ templates }: { templates: QuoteTemplates['plantillas'] }) {
  const t = useTexts(begunTexts)
  const language = useLanguage()
  if (templates.length === 0) return null
  return (
    <Menu width={300} position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconTemplate size={16} stroke={1.75} />}>
          {t.useTemplate}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {templates.map((template) => (
          <Menu.Item key={template.id} component={Link} to={`${quotePaths.writeFromTemplate}/${template.id}`}>
            {templateName(template, language)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={quotePaths.templates}>
          {t.manage}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
