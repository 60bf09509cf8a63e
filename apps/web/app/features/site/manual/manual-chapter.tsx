import { factName, factText } from '@portal/contract/products/fact-text'
import { IconAlertTriangle, IconBulb, IconLink } from '@tabler/icons-react'
import { useContext } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Block, Chapter, Section } from './chapter.ts'
import styles from './manual-chapter.module.css'
import { ManualDrawing } from './manual-drawing.tsx'
import { Marked, ReadingContext } from './manual-marks.tsx'
import { manualTexts } from './manual-page-texts.ts'

export function ManualChapter({ chapter, number }: { chapter: Chapter; number: number }) {
  return (
    <section id={chapter.id} className={styles.chapter} aria-labelledby={`${chapter.id}-title`}>
      <div className={styles.opening}>
        <span aria-hidden>{number}</span>
        <h2 id={`${chapter.id}-title`}>
          <Marked text={chapter.title} />
        </h2>
        <p>{chapter.lead}</p>
      </div>
      {chapter.sections.map((section) => (
        <ManualSection key={section.id} section={section} />
      ))}
    </section>
  )
}

function ManualSection({ section: { id, title, versions = [], blocks } }: { section: Section }) {
  const t = useTexts(manualTexts)
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <Marked text={title} />
        {versions.map((version) => (
          <small key={version} className={styles.version}>
            {t.versions[version]}
          </small>
        ))}
      </h3>
      <a className={styles.anchor} href={`#${id}`} aria-label={`${t.linkTo} ${title}`}>
        <IconLink size={18} />
      </a>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never move
        <ManualBlock key={index} block={block} />
      ))}
    </section>
  )
}

const noteIcons = { tip: IconBulb, care: IconAlertTriangle }

function ManualBlock({ block }: { block: Block }) {
  const t = useTexts(manualTexts)
  if (block.kind === 'facts') return <FactTable />
  if (block.kind === 'drawing') {
    return (
      <figure className={styles.figure}>
        <ManualDrawing name={block.name} />
        <figcaption>
          <Marked text={block.caption} />
        </figcaption>
      </figure>
    )
  }
  if (block.kind === 'table') return <Table head={block.head} rows={block.rows} />
  if (block.kind === 'steps' || block.kind === 'list') {
    const List = block.kind === 'steps' ? 'ol' : 'ul'
    return (
      <List className={styles[block.kind]}>
        {block.items.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </List>
    )
  }
  if (block.kind === 'text') {
    return (
      <p>
        <Marked text={block.text} />
      </p>
    )
  }
  const Icon = noteIcons[block.kind]
  return (
    <div className={`${styles.note} ${styles[block.kind]}`}>
      <Icon size={22} stroke={1.75} />
      <p>
        <strong>{t[block.kind]}. </strong>
        <Marked text={block.text} />
      </p>
    </div>
  )
}

function FactTable() {
  const t = useTexts(manualTexts)
  const language = useLanguage()
  const { facts } = useContext(ReadingContext)
  const rows = facts.map((fact) => [factName(fact, language), factText(fact, language)])
  return <Table head={[t.product, t.value]} rows={rows} />
}

/** In a narrow window each row is a block, whose cells have the heads as labels. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={styles.table} aria-label={head.join(', ')}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <Marked text={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                <Marked text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
