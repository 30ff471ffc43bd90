import { startEmbeddedDatabase } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'

// A program that keeps the embedded database of the folder named by its first argument, and commits one row after
// another, printing each number once the database has acknowledged it. It runs until it is killed.

const cluster = await startEmbeddedDatabase({ directory: process.argv[2] ?? '' })
const { query } = await openDatabase(cluster.connection('practicum'))
await query('create table if not exists kept (number integer primary key)')
for (let number = 1; ; number++) {
  await query('insert into kept values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
