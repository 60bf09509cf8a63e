import { Button, Textarea } from '@mantine/core'
import { ownLanguageNames, type PageLanguage } from '@portal/contract/core/language'
import { pageLimits as limits, type PageWords, type Titled } from '@portal/contract/products/pages/words'
import { IconPlus } from '@tabler/icons-react'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { RowsField } from '#core/dashboard/form/rows-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { pageTexts } from './page-texts.ts'
import type { StaffPage } from './page-values.ts'

interface Props {
  words: PageWords
  language: PageLanguage
  others: StaffPage['otros']
  /** Pictures, film and drawing of it come with the portal. */
  isDrawn: boolean
  /** The refusal at a field of these words, by its path. */
  errorAt: (path: string) => string | undefined
  onChange: (changes: Partial<PageWords>) => void
}

type LineName = 'menu' | 'asunto' | 'resumen' | 'descripcion' | 'titular'
type TitledName = 'funciones' | 'pasos' | 'versiones'

const emptyTitled = (): Titled => ({ titulo: '', texto: '' })

/** What a page says in one language. */
export function PageWordsFields({ words, language, others, isDrawn, errorAt, onChange }: Props) {
  const t = useTexts(pageTexts)
  const line = (name: LineName) => ({
    name: `textos.${language}.${name}`,
    value: words[name],
    error: errorAt(name),
    lang: language,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  })
  const titled = (name: TitledName, title: string, nameOf: (number: number) => string, add: string, max: number) => (
    <RowsField
      title={title}
      nameOf={nameOf}
      rows={words[name]}
      error={errorAt(name)}
      add={add}
      max={max}
      empty={emptyTitled}
      onChange={(rows) => onChange({ [name]: rows })}
    >
      {(row, set, index) => (
        <TitledFields
          row={row}
          set={set}
          language={language}
          errorAt={(field) => errorAt(`${name}.${index}.${field}`)}
        />
      )}
    </RowsField>
  )
  return (
    <>
      <Fields legend={t.texts(ownLanguageNames[language])}>
        <TextField {...line('menu')} label={t.menu} description={t.menuHint} maxLength={limits.menu} />
        <TextField {...line('asunto')} label={t.subject} description={t.subjectHint} maxLength={limits.subject} />
        <Wide>
          <TextField {...line('resumen')} label={t.summary} maxLength={limits.summary} />
        </Wide>
        <Wide>
          <Textarea
            {...line('descripcion')}
            label={t.description}
            maxLength={limits.description}
            autosize
            minRows={3}
          />
        </Wide>
        <Wide>
          <TextField {...line('titular')} label={t.headline} description={t.headlineHint} maxLength={limits.headline} />
        </Wide>
      </Fields>
      {titled('funciones', t.functions, t.functionOf, t.addFunction, limits.functions)}
      {words.dibujo && (
        <Fields legend={t.drawing}>
          <TitledFields
            row={words.dibujo}
            set={(changes) => onChange({ dibujo: { ...words.dibujo!, ...changes } })}
            language={language}
            errorAt={(field) => errorAt(`dibujo.${field}`)}
          />
        </Fields>
      )}
      <TryItFields {...{ words, errorAt, onChange }} />
      <RowsField
        title={t.works}
        nameOf={t.workOf}
        rows={words.funciona_con}
        error={errorAt('funciona_con')}
        add={t.addWork}
        max={limits.related}
        empty={() => ({ slug: '', texto: '' })}
        onChange={(funcionaCon) => onChange({ funciona_con: funcionaCon })}
      >
        {(row, set, index) => (
          <>
            <SelectField
              label={t.product}
              placeholder={t.choose}
              choices={others.map(({ slug, nombre }) => ({ value: slug, label: nombre }))}
              value={row.slug || null}
              error={errorAt(`funciona_con.${index}.slug`)}
              onChange={(slug: string | null) => set({ slug: slug ?? '' })}
            />
            <Text
              label={t.text}
              value={row.texto}
              error={errorAt(`funciona_con.${index}.texto`)}
              language={language}
              onText={(texto) => set({ texto })}
            />
          </>
        )}
      </RowsField>
      {titled('pasos', isDrawn ? `${t.steps}. ${t.stepsFilmed}` : t.steps, t.stepOf, t.addStep, limits.steps)}
      {titled('versiones', t.versions, t.versionOf, t.addVersion, limits.versions)}
      {words.programa && <ProgramFields {...{ words, language, errorAt, onChange }} />}
    </>
  )
}

interface TitledProps {
  row: Titled
  set: (changes: Partial<Titled>) => void
  language: PageLanguage
  errorAt: (field: keyof Titled) => string | undefined
}

function TitledFields({ row, set, language, errorAt }: TitledProps) {
  const t = useTexts(pageTexts)
  return (
    <>
      <Wide>
        <TextField
          label={t.title}
          value={row.titulo}
          lang={language}
          error={errorAt('titulo')}
          maxLength={limits.title}
          onChange={({ currentTarget }) => set({ titulo: currentTarget.value })}
        />
      </Wide>
      <Wide>
        <Text
          label={t.text}
          value={row.texto}
          error={errorAt('texto')}
          language={language}
          onText={(texto) => set({ texto })}
        />
      </Wide>
    </>
  )
}

interface TextProps {
  label: string
  value: string
  error: string | undefined
  language: PageLanguage
  onText: (text: string) => void
}

const Text = ({ label, value, error, language, onText }: TextProps) => (
  <Textarea
    label={label}
    value={value}
    error={error}
    lang={language}
    maxLength={limits.text}
    autosize
    minRows={2}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
)

function TryItFields({ words, errorAt, onChange }: Pick<Props, 'words' | 'errorAt' | 'onChange'>) {
  const t = useTexts(pageTexts)
  const { probar } = words
  return (
    <Fields legend={t.tryIt}>
      {probar ? (
        <>
          <TextField
            label={t.tryText}
            value={probar.texto}
            error={errorAt('probar.texto')}
            maxLength={limits.title}
            onChange={({ currentTarget }) => onChange({ probar: { ...probar, texto: currentTarget.value } })}
          />
          <TextField
            label={t.tryAddress}
            value={probar.direccion}
            error={errorAt('probar.direccion')}
            placeholder="/"
            maxLength={200}
            onChange={({ currentTarget }) => onChange({ probar: { ...probar, direccion: currentTarget.value } })}
          />
          <Wide>
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange({ probar: null })}>
              {t.remove}
            </Button>
          </Wide>
        </>
      ) : (
        <Wide>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange({ probar: { texto: '', direccion: '' } })}
          >
            {t.addTryIt}
          </Button>
        </Wide>
      )}
    </Fields>
  )
}

/** What a program opens and saves, with the screens that come with the portal. */
function ProgramFields({
  words,
  language,
  errorAt,
  onChange,
}: Pick<Props, 'words' | 'language' | 'errorAt' | 'onChange'>) {
  const t = useTexts(pageTexts)
  const program = words.programa!
  const change = (changes: Partial<typeof program>) => onChange({ programa: { ...program, ...changes } })
  return (
    <>
      <Fields legend={t.program}>
        <TitledFields
          row={program}
          set={change}
          language={language}
          errorAt={(field) => errorAt(`programa.${field}`)}
        />
        {program.pantallas.map((screen, index) => {
          const set = (changes: Partial<typeof screen>) =>
            change({ pantallas: program.pantallas.map((one) => (one === screen ? { ...one, ...changes } : one)) })
          return (
            <Wide key={screen.archivo}>
              <Text
                label={`${t.screenOf(index + 1)}: ${t.text}`}
                value={screen.texto}
                error={errorAt(`programa.pantallas.${index}.texto`)}
                language={language}
                onText={(texto) => set({ texto })}
              />
              <Text
                label={`${t.screenOf(index + 1)}: ${t.screenAlt}`}
                value={screen.alt}
                error={errorAt(`programa.pantallas.${index}.alt`)}
                language={language}
                onText={(alt) => set({ alt })}
              />
            </Wide>
          )
        })}
      </Fields>
      <RowsField
        title={t.programFacts}
        nameOf={t.functionOf}
        rows={program.datos}
        error={errorAt('programa.datos')}
        add={t.addFunction}
        max={limits.functions}
        empty={emptyTitled}
        onChange={(datos) => change({ datos })}
      >
        {(row, set, index) => (
          <TitledFields
            row={row}
            set={set}
            language={language}
            errorAt={(field) => errorAt(`programa.datos.${index}.${field}`)}
          />
        )}
      </RowsField>
    </>
  )
}
