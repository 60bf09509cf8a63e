import { readFile } from 'node:fs/promises'
import { read, utils, type WorkSheet, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { importStatusNames } from '@portal/contract/imports/states'
import { importTexts } from '../../../apps/web/app/features/imports/import-texts.ts'

const t = importTexts.es

export interface FileToUpload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A workbook with one sheet. */
export function excelFile(name: string, sheet: WorkSheet): FileToUpload {
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja')
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }),
  }
}

/** Uploads files on the screen of a kind, and opens their dry run. */
export async function check(page: Page, uploads: string, files: readonly FileToUpload[]): Promise<void> {
  await page.goto(uploads)
  await page.locator('input[type=file]').setInputFiles([...files])
  await page.getByRole('button', { name: t.check, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${uploads}/\\d+$`))
}

/** Expects the state of the import that is open. */
export const expectStatus = (page: Page, name: keyof typeof importStatusNames) =>
  expect(page.getByRole('main').getByText(importStatusNames[name].es, { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  })

/** The value of a fact of the page. */
export const fact = (page: Page, label: string) =>
  page.getByRole('main').locator('dt', { hasText: label }).locator('+ dd')

/** Presses a button that downloads, and returns the rows of the first sheet under their headings. */
export async function downloadedBook(page: Page, name: string): Promise<WorkSheet> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const book = read(await readFile((await (await downloading).path())!))
  return book.Sheets[book.SheetNames[0]!]!
}
