import { type Kysely, sql } from 'kysely'

/** What a card of the public list shows of an item's pictures, ready to be sent: unpacking all of them cost more than the card. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table clasificado add column portada text generated always as (
      '"url_imagenes":[' || coalesce((imagenes #> '{0,urls,640}')::text, 'null') || '],"imagenes":[' || (imagenes -> 0)::text || ']'
    ) stored;
    alter table clasificado alter column portada set storage external;
  `.execute(db)
}
