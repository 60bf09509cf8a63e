import { type Kysely, sql } from 'kysely'

/** Where the company can be met and written to: sample values until the owner writes his (rule public-site/company). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    insert into ajuste (clave, valor) values ('oficinas', '{
      "mensajeria": [
        { "pais_id": 152, "telefono": "+56 9 2000 0001" },
        { "pais_id": 484, "telefono": "+52 55 2000 0002" }
      ],
      "oficinas": [
        {
          "pais_id": 484, "nombre": "Lucía Ejemplo Ríos",
          "cargo_es": "Gerente general", "cargo_en": "General manager",
          "telefono": "+52 55 2000 0100", "email": "mexico@example.com",
          "direccion": "Calle Muestra 45, piso 3", "ciudad": "Ciudad de México", "codigo_postal": "00000"
        },
        {
          "pais_id": 604, "nombre": "Mateo Modelo Salas",
          "cargo_es": "Jefe de operaciones", "cargo_en": "Operations manager",
          "telefono": "+51 1 200 0100", "email": "peru@example.com",
          "direccion": "Jirón Ejemplo 210", "ciudad": "Lima", "codigo_postal": "00000"
        },
        {
          "pais_id": 152, "nombre": "Carolina Muestra Vidal",
          "cargo_es": "Gerente comercial", "cargo_en": "Sales manager",
          "telefono": "+56 2 2000 0000", "email": "chile@example.com",
          "direccion": "Avenida Ejemplo 100", "ciudad": "Santiago", "codigo_postal": "0000000"
        },
        {
          "pais_id": 840, "nombre": "Daniel Sample",
          "cargo_es": "Representante técnico", "cargo_en": "Technical representative",
          "telefono": "+1 555 010 0100", "email": "usa@example.com",
          "direccion": "100 Example Street, Suite 4", "ciudad": "Houston, Texas", "codigo_postal": "00000"
        }
      ]
    }');
  `.execute(db)
}
