"""One game twice in a browser: at a server, and through the worker in which the page is its own."""

from __future__ import annotations

from typing import Final

STOCK: Final = """([table, entries]) => new Promise((settle, fail) => {
  const request = indexedDB.open('pizzaiolo', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('entries');
    request.result.createObjectStore('reviews');
  };
  request.onerror = () => fail(request.error);
  request.onsuccess = () => {
    const whole = request.result.transaction(['tables', 'entries'], 'readwrite');
    const row = { id: table, last: entries.length, tag: '', created: 0, changed: 0 };
    whole.objectStore('tables').put(row);
    entries.forEach((entry, at) => whole.objectStore('entries').put(entry, [table, at + 1]));
    whole.oncomplete = () => { request.result.close(); settle(); };
    whole.onabort = () => fail(whole.error);
  };
})"""
"""Lay the entries of a table on the shelf of the page."""

_PARTS: Final = """
  const listing = await (await fetch('/road/files.json')).json();
  const paths = listing.files.map(({ path }) => path);
  const whole = (path) => new URL('/' + path, location.href).href;

  /** Who plays by the messages alone, and always chooses alike. */
  function player(say, settle) {
    const heard = [];
    let ids = 0;
    return (text) => {
      const message = JSON.parse(text);
      heard.push(message);
      const asked = message.type === 'snapshot' ? (message.turn ?? message.question) : message;
      if (asked && (asked.type === 'turn' || asked.type === 'question')) {
        const choice = asked.legal[(asked.n * 7 + ids) % asked.legal.length];
        const type = asked.type === 'turn' ? 'act' : 'plan';
        const actions = [...(asked.plan ?? []), choice];
        say(JSON.stringify({ type, id: String(++ids), n: asked.n, actions }));
      }
      if (message.type === 'over') settle(heard);
    };
  }

  /** The server inside the page, begun. */
  function ownServer() {
    const worker = new Worker(whole(paths.find((path) => path.startsWith('assets/road-worker-'))), {
      type: 'module',
    });
    worker.postMessage({
      type: 'begin',
      pyodide: whole(paths.find((path) => path.endsWith('/pyodide.mjs'))).replace(/[^/]*$/, ''),
      archives: paths.filter((path) => /^road\\/[^/]*\\.packed$/.test(path)).map(whole),
    });
    return worker;
  }
"""

PLAY: Final = (
    f"""async ([table, token]) => {{{_PARTS}"""
    + """
  const there = new Promise((settle, fail) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
    const hear = player((text) => socket.send(text), settle);
    socket.onmessage = (event) => hear(event.data);
    socket.onclose = () => fail(new Error('the server has closed the socket'));
  });

  const worker = ownServer();
  const answers = [];
  const here = new Promise((settle, fail) => {
    const hear = player((text) => worker.postMessage({ type: 'say', line: 1, text }), settle);
    worker.onmessage = ({ data }) => {
      if (data.type === 'heard') hear(data.text);
      if (data.type === 'answer') answers[data.id](data.text);
      if (data.type === 'failed') fail(new Error(data.text));
    };
  });
  worker.postMessage({ type: 'connect', line: 1, path: `/ws/${table}`, tokens: token });
  const both = await Promise.all([there, here]);

  const requests = ['', '/record?game=1', '/tape/1', '/tape/2', '/tape/3', '/tape/4', '/edition'];
  const said = [];
  for (const each of requests) {
    const path = `/api/tables/${table}${each}`;
    const response = await fetch(path);
    const id = said.length / 2;
    const own = await new Promise((settle) => {
      answers[id] = settle;
      worker.postMessage({ type: 'ask', id, method: 'GET', path, tokens: '', kind: '', body: '' });
    });
    said.push(`${response.status}\\n${await response.text()}`, own);
  }
  worker.terminate();
  return [...both, said];
}"""
)
"""Play the game on the table at both, to its end; every message of both, and their answers."""

ALONE: Final = (
    f"""async ([table, token]) => {{{_PARTS}"""
    + """
  const worker = ownServer();
  const say = (text) => worker.postMessage({ type: 'say', line: 1, text });
  const answer = await new Promise((settle, fail) => {
    const path = `/api/tables/${table}/record?game=1`;
    const asked = { type: 'ask', id: 1, method: 'GET', path, tokens: token, kind: '', body: '' };
    const hear = player(say, () => worker.postMessage(asked));
    worker.onmessage = ({ data }) => {
      if (data.type === 'heard') hear(data.text);
      if (data.type === 'answer') settle(data.text);
      if (data.type === 'failed') fail(new Error(data.text));
    };
    worker.postMessage({ type: 'connect', line: 1, path: `/ws/${table}`, tokens: token });
  });
  worker.terminate();
  return JSON.parse(answer.slice(answer.indexOf('\\n'))).actions;
}"""
)
"""Play the game on the table in the page, to its end; its actions, as in its record."""
