import { pageLanguages } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import {
  type Content,
  type ContentList,
  type ContentMark,
  type ContentText,
  contentFacts,
  contents,
  fieldsOf,
} from '@portal/contract/settings/contents'
import { shippedFilmNames, shippedFilms } from '@portal/contract/settings/films'
import { type ContentKey, type DraftKey, draftKeys, type SettingKey } from '@portal/contract/settings/keys'
import type { Field } from '#core/dashboard/records/record-field.tsx'
import { checkboxField, type Words } from './checkbox-field.tsx'

const lists: Readonly<Record<string, ContentList>> = Object.assign(
  {},
  ...Object.values(contents as Readonly<Record<string, Content>>).map(({ lists }) => lists),
)

export const isContent = (key: string): key is ContentKey => Object.hasOwn(contents, key)

/** Whether a group is the text of a page, which may have a draft. */
export const isDraftable = (key: SettingKey): key is DraftKey => draftKeys.some((one) => one === key)

/** Returns the lists of a group of texts, by their names. */
export const contentListsOf = (key: string): readonly (readonly [string, ContentList])[] =>
  isContent(key) ? Object.entries((contents[key] as Content).lists) : []

/** Returns the declaration of a list of texts; undefined for another list. */
export const contentList = (list: string): ContentList | undefined => lists[list]

/** A text in each language, one field below the other. */
function textFields([name, declared]: [string, ContentText], words: Words): Field[] {
  const { name: label, max, isLong, isOptional = false } = declared
  const { t, language } = words
  return fieldsOf(name).map((field, place) => {
    const said = textIn(label, language)
    const own = { name: field, label: [said, t.inEnglish(said), t.inPortuguese(said)][place]!, wide: true }
    const kind = isLong ? ({ kind: 'area', max } as const) : { max }
    return { ...own, ...kind, lang: pageLanguages[place]!, required: place === 0 && !isOptional }
  })
}

/** The fields of a group of texts that stand outside its lists. */
export function contentFields(key: ContentKey, words: Words): readonly Field[] {
  const { texts, marks = {} }: Content = contents[key]
  return [
    ...Object.entries(texts).flatMap((text) => textFields(text, words)),
    ...Object.entries(marks).map((mark) => markField(mark, words, {})),
  ]
}

/** Marks that are typed. */
const markInputs = {
  anchor: { max: 60, required: true },
  line: { max: 160, required: true },
  email: { kind: 'email' },
  path: { max: 120 },
  web: { max: 300 },
} as const

function markField([name, mark]: [string, ContentMark], words: Words, group: object): Field {
  const label = textIn(mark.name, words.language)
  const hint = mark.hint && textIn(mark.hint, words.language)
  if (mark.kind === 'flag') return checkboxField(words, name, label, hint)
  const typed = markInputs[mark.kind as keyof typeof markInputs]
  if (typed) return { name, label, hint, ...typed }
  const choices =
    mark.kind === 'film'
      ? shippedFilms.map((film) => ({ value: film, label: textIn(shippedFilmNames[film], words.language) }))
      : ((group as { temas?: { clave: string; titulo: string }[] }).temas ?? []).map(({ clave, titulo }) => ({
          value: clave,
          label: titulo || clave,
        }))
  return { name, label, hint, kind: 'choice', choices, required: true }
}

/** The fields of a row of texts; `group` is what the form holds, of which a row may name another one. */
export const contentRowFields = ({ texts, marks }: ContentList, words: Words, group: object): readonly Field[] => [
  ...Object.entries(marks).map((mark) => markField(mark, words, group)),
  ...Object.entries(texts).flatMap((text) => textFields(text, words)),
]

/** A row that is added, empty. */
export const blankContentRow = ({ texts, marks }: ContentList): object => ({
  ...Object.fromEntries(Object.entries(marks).map(([name, { kind }]) => [name, kind === 'flag' ? false : ''])),
  ...Object.fromEntries(Object.keys(texts).flatMap((name) => fieldsOf(name).map((field) => [field, '']))),
})

/** The facts that a text may name, as a sentence lists them. */
export const factsSaid = ({ language }: Words): string =>
  Object.entries(contentFacts)
    .map(([name, label]) => `{${name}} (${textIn(label, language).toLowerCase()})`)
    .join(', ')
