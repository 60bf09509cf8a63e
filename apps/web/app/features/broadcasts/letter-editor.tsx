import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import '@mantine/tiptap/styles.layer.css'
import { Menu } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { mergeFieldNames } from '@portal/contract/broadcasts/constants'
import { IconBold, IconH2, IconItalic, IconLink, IconList, IconListNumbers, IconUserPlus } from '@tabler/icons-react'
import Link from '@tiptap/extension-link'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './broadcasts.module.css'
import { texts } from './texts.ts'

interface Props {
  name: string
  label: string
  value: string
  error?: React.ReactNode
  onChange: (html: string) => void
  /** Texts that a menu inserts, and their names; by default details of the reader. */
  inserts?: readonly { text: string; label: string }[]
}

const extensions = [
  StarterKit.configure({ code: false, codeBlock: false, link: false, heading: { levels: [2, 3] } }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto'] }),
]

const ofReader = (language: PageLanguage) =>
  Object.entries(mergeFieldNames).map(([field, label]) => ({ text: `{{${field}|…}}`, label: textIn(label, language) }))

/** The text of a letter in one language, with what our mails may have and details of the reader. */
export function LetterEditor({ name, label, value, error, onChange, inserts }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  return (
    <div data-field={name}>
      <p className={classes.label}>{label}</p>
      <RichTextEditor editor={editor} className={classes.editor} classNames={{ content: classes.paper! }}>
        <RichTextEditor.Toolbar>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold icon={IconBold} title={t.bold} aria-label={t.bold} />
            <RichTextEditor.Italic icon={IconItalic} title={t.italic} aria-label={t.italic} />
            <RichTextEditor.H2 icon={IconH2} title={t.heading} aria-label={t.heading} />
            <RichTextEditor.BulletList icon={IconList} title={t.bullets} aria-label={t.bullets} />
            <RichTextEditor.OrderedList icon={IconListNumbers} title={t.numbers} aria-label={t.numbers} />
            <RichTextEditor.Link icon={IconLink} title={t.link} aria-label={t.link} />
          </RichTextEditor.ControlsGroup>
          <Menu>
            <Menu.Target>
              <RichTextEditor.Control title={t.insert} aria-label={t.insert}>
                <IconUserPlus size={16} />
              </RichTextEditor.Control>
            </Menu.Target>
            <Menu.Dropdown>
              {(inserts ?? ofReader(language)).map(({ text, label }) => (
                <Menu.Item key={text} onClick={() => editor?.chain().focus().insertContent(text).run()}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
