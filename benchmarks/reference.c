/* Uniformly random play of the editions `oven` and `plus` in straightforward C: the yardstick.
 *
 *     gcc -std=c11 -O2 -Wall -Wextra benchmarks/reference.c -o reference
 *     ./reference EDITION SEATS GAMES SEED
 *
 * It prints one line of JSON: the sums over all games of the decisions taken, the orders delivered
 * and the ingredient cards held at the end, the sums of squares that standard errors need, and the
 * seconds that the games took. It serves two ends: the engine's speed is stated as a ratio to this
 * program's, measured in the same run; and the engine's averages must agree with this program's,
 * which shares no code with it. So it stays plain: structs, arrays of counts, loops over the kinds.
 *
 * Built with -DCHECK it asserts after every turn and every order that no card was lost or doubled.
 *
 * How decisions are cut (one with a single option is passed over and not counted):
 *   place    one option for each kind held and each number of it
 *   submit   nothing, or one of the orders in hand
 *   draw     supply or waiter
 *   pay      where the table alone fills the order in some way: each way that table and hand can pay;
 *            otherwise: decline, bake each such way, and with helping: ask, for each way
 *   add      to a Bombastica, card by card: one option for each kind held
 *   request  one more of a kind, or send
 *   help     yes or no, from each seat that could
 * R numbers refer to the rules.
 */
#define _POSIX_C_SOURCE 199309L

#include <assert.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    MAX_KINDS = 6,
    MAX_SEATS = 6,
    MAX_ORDERS = 15,                                              /* of one colour */
    MAX_WAYS = 10,                                                /* Ghiottona: pairs out of five kinds */
    MAX_OVEN = MAX_KINDS * 15 + MAX_SEATS * MAX_ORDERS,           /* every card of the game */
    BOMBASTICA_SIZE = 15,
    NO_KIND = -1,
    NO_SEAT = -1
};

/* The kinds stand in the order of the ring: pineapple, pepper, mushroom, olive, salami, shrimp.
 * Seat i plays the colour whose own ingredient is kind i. */

typedef struct {
    const char *name;
    int kinds;
    int copies[MAX_SEATS + 1];                                    /* of each kind, by seats; 0: not played */
    int opening_hand;                                             /* ingredients */
    int hand_limit;
    int draw_cap;                                                 /* most cards drawn in a turn */
    int sits_out;                                                 /* without ingredients: draws five, past the limit */
    int needs_ingredient_for_waiter;                              /* R2.4 */
    int helping;                                                  /* with three seats or more */
} Edition;

static const Edition OVEN = {"oven", 5, {0, 0, 8, 10, 12, 13, 0}, 6, 7, 7, 0, 1, 0};
static const Edition PLUS = {"plus", 6, {0, 0, 8, 10, 12, 14, 15}, 8, 9, 5, 1, 0, 1};

typedef enum { FIXED, MINIMALE, BOMBASTICA } Sort;                /* FIXED: any one of its ways */

typedef struct {
    Sort sort;
    int forbidden;                                                /* kind, or NO_KIND */
    int ways;
    int need[MAX_WAYS][MAX_KINDS];
    int fewest[MAX_WAYS];                                         /* Minimale: the kind that must be the fewest */
} Order;

typedef struct {
    int of[MAX_KINDS];
    int total;
} Pile;

typedef struct {
    Pile hand;
    int orders[MAX_ORDERS];                                       /* in hand */
    int n_orders;
    int waiter[MAX_ORDERS];                                       /* a ring: top at [top], n_waiter cards */
    int top;
    int n_waiter;
    int delivered;
    int delivered_orders[MAX_ORDERS];
} Seat;

typedef struct {                                                  /* an order, or some cards of a kind */
    int owner;                                                    /* NO_SEAT: ingredients */
    int card;                                                     /* order, or kind */
    int number;                                                   /* of ingredients */
} Layer;

typedef struct {
    const Edition *edition;
    int n_seats;
    int n_orders;                                                 /* of one colour */
    int helping;
    int rounds;
    Order orders[MAX_SEATS][MAX_ORDERS];

    uint64_t random;

    Seat seats[MAX_SEATS];
    Pile supply;                                                  /* a draw takes a random card of it */
    Pile table;                                                   /* between rounds: the leftovers */
    Pile used;
    Layer oven[MAX_OVEN];
    int n_oven;
    int decisions;
} Game;

/* Chance */

static int below(Game *game, int n)
{
    uint64_t s = game->random;
    s = UINT64_C(2147483085) * (s & 0xFFFFFFFF) + (s >> 32);
    game->random = s;
    return (int)((((s ^ (s >> 32)) & 0xFFFFFFFF) * (uint64_t)n) >> 32);
}

static void seed_random(Game *game, uint64_t seed)
{
    game->random = (seed + 1) * UINT64_C(2654435761);
    for (int i = 0; i < 4; i++)
        below(game, 1);
}

/* Take a decision: one of n options. */
static int choose(Game *game, int n)
{
    if (n == 1)
        return 0;
    game->decisions++;
    return below(game, n);
}

/* Cards */

static void move(Pile *from, Pile *to, int kind, int number)
{
    from->of[kind] -= number;
    from->total -= number;
    to->of[kind] += number;
    to->total += number;
}

static void draw_supply(Game *game, Seat *seat, int number)
{
    while (number > 0 && game->supply.total > 0) {
        int index = below(game, game->supply.total);
        int kind = 0;
        while (index >= game->supply.of[kind])
            index -= game->supply.of[kind++];
        move(&game->supply, &seat->hand, kind, 1);
        number--;
    }
}

static int take_from_waiter(Seat *seat)
{
    int card = seat->waiter[seat->top];
    seat->top = (seat->top + 1) % MAX_ORDERS;
    seat->n_waiter--;
    return card;
}

static void put_under_waiter(Seat *seat, int card)
{
    seat->waiter[(seat->top + seat->n_waiter) % MAX_ORDERS] = card;
    seat->n_waiter++;
}

static void draw_waiter(Seat *seat, int number)
{
    while (number > 0 && seat->n_waiter > 0) {
        seat->orders[seat->n_orders++] = take_from_waiter(seat);
        number--;
    }
}

static void deliver(Seat *seat, int card)
{
    seat->delivered_orders[seat->delivered++] = card;
}

/* The order cards (R5) */

static Order *add_order(Game *game, int owner, int *n, Sort sort, int forbidden)
{
    Order *order = &game->orders[owner][(*n)++];
    memset(order, 0, sizeof *order);
    order->sort = sort;
    order->forbidden = forbidden;
    return order;
}

/* One more way to fill an order: some of a kind and some of another one. */
static int *add_way(Order *order, int number, int kind, int other_number, int other_kind)
{
    int *need = order->need[order->ways++];
    need[kind] += number;
    need[other_kind] += other_number;
    return need;
}

static void print_orders(Game *game, int own)
{
    int kinds = game->edition->kinds;
    int plus = game->edition == &PLUS;
    int n = 0;
    Order *order;

    for (int kind = 0; kind < kinds; kind++)                      /* Normale */
        if (kind != own)
            add_way(add_order(game, own, &n, FIXED, NO_KIND), 1, own, 4, kind);
    order = add_order(game, own, &n, FIXED, NO_KIND);
    int *one_of_each = add_way(order, 0, own, 0, own);
    for (int kind = 0; kind < kinds; kind++)
        one_of_each[kind] = 1;

    add_order(game, own, &n, BOMBASTICA, NO_KIND);

    order = add_order(game, own, &n, FIXED, NO_KIND);             /* Monotoni */
    for (int kind = 0; kind < kinds; kind++)
        if (kind != own)
            add_way(order, 1, own, 6, kind);

    order = add_order(game, own, &n, MINIMALE, NO_KIND);
    for (int kind = 0; kind < kinds; kind++)
        if (kind != own) {
            order->fewest[order->ways] = kind;
            add_way(order, 1, own, plus ? 4 : 3, kind);
        }

    if (plus) {
        int next[MAX_KINDS];                                      /* next[i]: i steps along the ring */
        for (int i = 0; i < MAX_KINDS; i++)
            next[i] = (own + i) % MAX_KINDS;

        order = add_order(game, own, &n, FIXED, NO_KIND);         /* the seventh Normale */
        add_way(order, 4, own, 1, next[1]);

        order = add_order(game, own, &n, FIXED, NO_KIND);         /* Ghiottona */
        for (int a = 0; a < kinds; a++)
            for (int b = a + 1; b < kinds; b++)
                if (a != own && b != own)
                    add_way(order, 4, a, 4, b)[own] = 1;

        order = add_order(game, own, &n, FIXED, own);             /* Monotoni junior */
        for (int kind = 0; kind < kinds; kind++)
            if (kind != own)
                add_way(order, 5, kind, 0, own);

        order = add_order(game, own, &n, FIXED, next[4]);         /* Minipizza, twice; n-2 is n+4 */
        add_way(order, 3, own, 0, own);
        order = add_order(game, own, &n, FIXED, next[1]);
        add_way(order, 3, next[3], 0, own);

        order = add_order(game, own, &n, FIXED, NO_KIND);         /* Mamma Mia */
        add_way(order, 1, own, 5, next[2]);
        add_way(order, 1, own, 5, next[3]);
    }
    game->n_orders = n;
}

/* No card lost or doubled */

#ifdef CHECK
static void check_pile(const Game *game, const Pile *pile, int sum[])
{
    int total = 0;
    for (int kind = 0; kind < MAX_KINDS; kind++) {
        assert(pile->of[kind] >= 0);
        assert(pile->of[kind] == 0 || kind < game->edition->kinds);
        sum[kind] += pile->of[kind];
        total += pile->of[kind];
    }
    assert(total == pile->total);
}

/* `turned` layers of the oven are gone through already. */
static void check_cards(const Game *game, int turned)
{
    int sum[MAX_KINDS] = {0};
    int orders[MAX_SEATS][MAX_ORDERS] = {{0}};

    check_pile(game, &game->supply, sum);
    check_pile(game, &game->table, sum);
    check_pile(game, &game->used, sum);
    for (int i = 0; i < game->n_seats; i++) {
        const Seat *seat = &game->seats[i];
        check_pile(game, &seat->hand, sum);
        assert(seat->n_orders >= 0 && seat->n_waiter >= 0);
        for (int j = 0; j < seat->n_orders; j++)
            orders[i][seat->orders[j]]++;
        for (int j = 0; j < seat->n_waiter; j++)
            orders[i][seat->waiter[(seat->top + j) % MAX_ORDERS]]++;
        for (int j = 0; j < seat->delivered; j++)
            orders[i][seat->delivered_orders[j]]++;
        int limit = game->edition->hand_limit + (game->edition->sits_out ? 5 : 0);
        assert(seat->hand.total + seat->n_orders <= limit);
    }
    for (int i = turned; i < game->n_oven; i++) {
        const Layer *layer = &game->oven[i];
        if (layer->owner == NO_SEAT)
            sum[layer->card] += layer->number;
        else
            orders[layer->owner][layer->card]++;
    }
    for (int kind = 0; kind < game->edition->kinds; kind++)
        assert(sum[kind] == game->edition->copies[game->n_seats]);
    for (int i = 0; i < game->n_seats; i++)
        for (int card = 0; card < game->n_orders; card++)
            assert(orders[i][card] == 1);
}
#else
#define check_cards(game, turned) ((void)(game), (void)(turned))
#endif

/* A turn (R2) */

static void place(Game *game, Seat *seat)
{
    int index = choose(game, seat->hand.total);                   /* as many options as cards */
    int kind = 0;
    while (index >= seat->hand.of[kind])
        index -= seat->hand.of[kind++];
    int number = index + 1;
    seat->hand.of[kind] -= number;
    seat->hand.total -= number;
    game->oven[game->n_oven++] = (Layer){NO_SEAT, kind, number};
}

static void submit(Game *game, Seat *seat, int owner)
{
    int index = choose(game, seat->n_orders + 1);
    if (index == seat->n_orders)
        return;
    game->oven[game->n_oven++] = (Layer){owner, seat->orders[index], 1};
    seat->orders[index] = seat->orders[--seat->n_orders];
}

static void draw(Game *game, Seat *seat)
{
    const Edition *edition = game->edition;
    int room = edition->hand_limit - seat->hand.total - seat->n_orders;
    if (room > edition->draw_cap)
        room = edition->draw_cap;
    if (room <= 0)
        return;

    int supply = game->supply.total > 0;
    int waiter = seat->n_waiter > 0;
    if (edition->needs_ingredient_for_waiter && seat->hand.total == 0)
        waiter = 0;
    if (supply && waiter) {
        if (choose(game, 2) == 0)
            waiter = 0;
        else
            supply = 0;
    }
    if (supply)
        draw_supply(game, seat, room);
    else if (waiter)
        draw_waiter(seat, room);
}

static void take_turn(Game *game, int owner)
{
    Seat *seat = &game->seats[owner];
    if (seat->hand.total > 0) {
        place(game, seat);
        submit(game, seat, owner);
        draw(game, seat);
    } else if (game->edition->sits_out) {
        draw_supply(game, seat, 5);
    } else {
        draw_supply(game, seat, game->edition->hand_limit - seat->n_orders);
    }
}

/* Baking (R4, R6) */

/* The first seat, clockwise from the owner's left, that gives all the cards asked for, or NO_SEAT. */
static int find_helper(Game *game, int owner, const int asked[])
{
    for (int i = 1; i < game->n_seats; i++) {
        int other = (owner + i) % game->n_seats;
        const Seat *seat = &game->seats[other];
        int able = seat->n_waiter > 0;
        for (int kind = 0; kind < game->edition->kinds; kind++)
            if (seat->hand.of[kind] < asked[kind])
                able = 0;
        if (able && choose(game, 2) == 1)
            return other;
    }
    return NO_SEAT;
}

/* The helper lays the asked cards on the table and delivers the top of the waiter (R6.4). */
static void help(Game *game, Seat *helper, const int asked[])
{
    for (int kind = 0; kind < game->edition->kinds; kind++)
        move(&helper->hand, &game->table, kind, asked[kind]);
    deliver(helper, take_from_waiter(helper));
}

/* Add cards to a request, card by card: up to `most` of each kind and `most_total` in all,
 * at least `least_total`; sent when the owner says so or nothing can be added. */
static void request(Game *game, int asked[], const int most[], int least_total, int most_total)
{
    int kinds = game->edition->kinds;
    int total = 0;
    for (int kind = 0; kind < kinds; kind++)
        total += asked[kind];
    if (least_total < 1)
        least_total = 1;

    while (total < most_total) {
        int options[MAX_KINDS + 1];
        int n = 0;
        for (int kind = 0; kind < kinds; kind++)
            if (asked[kind] < most[kind])
                options[n++] = kind;
        if (total >= least_total)
            options[n++] = NO_KIND;                               /* send */
        int kind = options[choose(game, n)];
        if (kind == NO_KIND)
            return;
        asked[kind]++;
        total++;
    }
}

/* Use a way's ingredients: from the table first, what it lacks from the hand. */
static void bake(Game *game, Seat *seat, const int need[])
{
    for (int kind = 0; kind < game->edition->kinds; kind++) {
        int from_table = need[kind];
        if (from_table > game->table.of[kind])
            from_table = game->table.of[kind];
        move(&game->table, &game->used, kind, from_table);
        move(&seat->hand, &game->used, kind, need[kind] - from_table);
    }
}

/* Ask for help with a way. Says whether the order was baked. */
static int ask(Game *game, int owner, const int need[])
{
    Seat *seat = &game->seats[owner];
    int missing[MAX_KINDS];
    int asked[MAX_KINDS];
    int total_missing = 0;
    for (int kind = 0; kind < game->edition->kinds; kind++) {
        missing[kind] = need[kind] - game->table.of[kind];
        if (missing[kind] < 0)
            missing[kind] = 0;
        asked[kind] = missing[kind] - seat->hand.of[kind];        /* the owner holds the rest */
        if (asked[kind] < 0)
            asked[kind] = 0;
        total_missing += missing[kind];
    }
    request(game, asked, missing, 1, total_missing);

    int helper = find_helper(game, owner, asked);
    if (helper == NO_SEAT)
        return 0;
    help(game, &game->seats[helper], asked);
    bake(game, seat, need);
    return 1;
}

typedef enum { DECLINE, BAKE, ASK } Payment;

/* Bake an order with a recipe, or not. */
static int pay(Game *game, int owner, const Order *order)
{
    int kinds = game->edition->kinds;
    Seat *seat = &game->seats[owner];
    struct {
        Payment payment;
        int way;
    } options[1 + 2 * MAX_WAYS];
    int bakes[MAX_WAYS];
    int asks[MAX_WAYS];
    int n = 0, n_bakes = 0, n_asks = 0;
    int filled = 0;                                               /* by the table alone, in some way */

    int fewest = 0;
    if (order->sort == MINIMALE)
        for (int kind = 0; kind < kinds; kind++) {
            int count = game->table.of[kind];
            if (kind != owner && count > 0 && (fewest == 0 || count < fewest))
                fewest = count;
        }

    for (int way = 0; way < order->ways; way++) {
        if (order->sort == MINIMALE && (fewest == 0 || game->table.of[order->fewest[way]] != fewest))
            continue;
        int missing = 0;
        int payable = 1;
        for (int kind = 0; kind < kinds; kind++) {
            int lack = order->need[way][kind] - game->table.of[kind];
            if (lack > 0) {
                missing += lack;
                if (lack > seat->hand.of[kind])
                    payable = 0;
            }
        }
        if (missing == 0)
            filled = 1;
        if (payable)
            bakes[n_bakes++] = way;
        asks[n_asks++] = way;
    }

    for (int i = 0; i < n_bakes; i++) {
        options[n].payment = BAKE;
        options[n++].way = bakes[i];
    }
    if (!filled) {
        options[n].payment = DECLINE;
        options[n++].way = 0;
        if (game->helping)
            for (int i = 0; i < n_asks; i++) {
                options[n].payment = ASK;
                options[n++].way = asks[i];
            }
    }

    int choice = choose(game, n);
    const int *need = order->need[options[choice].way];
    switch (options[choice].payment) {
    case BAKE:
        bake(game, seat, need);
        return 1;
    case ASK:
        return ask(game, owner, need);
    default:
        return 0;
    }
}

/* Bake a Bombastica (R5.2), or not. */
static int pay_bombastica(Game *game, int owner)
{
    int kinds = game->edition->kinds;
    Seat *seat = &game->seats[owner];
    int deficit = BOMBASTICA_SIZE - game->table.total;

    if (deficit > 0) {
        Payment options[3];
        int n = 0;
        options[n++] = DECLINE;
        if (seat->hand.total >= deficit)
            options[n++] = BAKE;
        if (game->helping)
            options[n++] = ASK;
        Payment payment = options[choose(game, n)];
        if (payment == DECLINE)
            return 0;
        if (payment == ASK) {
            int asked[MAX_KINDS] = {0};
            int most[MAX_KINDS];
            for (int kind = 0; kind < kinds; kind++)
                most[kind] = game->edition->copies[game->n_seats];
            request(game, asked, most, deficit - seat->hand.total, deficit);
            int helper = find_helper(game, owner, asked);
            if (helper == NO_SEAT)
                return 0;
            help(game, &game->seats[helper], asked);
        }
    }

    while (game->table.total < BOMBASTICA_SIZE) {
        int held[MAX_KINDS];
        int n = 0;
        for (int kind = 0; kind < kinds; kind++)
            if (seat->hand.of[kind] > 0)
                held[n++] = kind;
        move(&seat->hand, &game->table, held[choose(game, n)], 1);
    }
    for (int kind = 0; kind < kinds; kind++)
        move(&game->table, &game->used, kind, game->table.of[kind]);
    return 1;
}

static void turn_up_order(Game *game, int owner, int card)
{
    const Order *order = &game->orders[owner][card];
    int baked;
    if (order->forbidden != NO_KIND && game->table.of[order->forbidden] > 0)
        baked = 0;                                                /* R5.9 */
    else if (order->sort == BOMBASTICA)
        baked = pay_bombastica(game, owner);
    else
        baked = pay(game, owner, order);

    if (baked)
        deliver(&game->seats[owner], card);
    else
        put_under_waiter(&game->seats[owner], card);
}

static void empty_oven(Game *game)
{
    for (int i = 0; i < game->n_oven; i++) {
        const Layer *layer = &game->oven[i];
        if (layer->owner == NO_SEAT) {
            game->table.of[layer->card] += layer->number;
            game->table.total += layer->number;
        } else {
            turn_up_order(game, layer->owner, layer->card);
            check_cards(game, i + 1);
        }
    }
    game->n_oven = 0;
}

/* A game */

static void deal(Game *game)
{
    const Edition *edition = game->edition;
    int copies = edition->copies[game->n_seats];

    memset(game->seats, 0, sizeof game->seats);
    memset(&game->supply, 0, sizeof game->supply);
    memset(&game->table, 0, sizeof game->table);
    memset(&game->used, 0, sizeof game->used);
    game->n_oven = 0;
    game->decisions = 0;

    for (int kind = 0; kind < edition->kinds; kind++)
        game->supply.of[kind] = copies;
    game->supply.total = copies * edition->kinds;

    for (int i = 0; i < game->n_seats; i++) {
        Seat *seat = &game->seats[i];
        draw_supply(game, seat, edition->opening_hand);
        for (int card = 0; card < game->n_orders; card++)
            seat->waiter[card] = card;
        seat->n_waiter = game->n_orders;
        for (int last = game->n_orders - 1; last > 0; last--) {
            int other = below(game, last + 1);
            int card = seat->waiter[last];
            seat->waiter[last] = seat->waiter[other];
            seat->waiter[other] = card;
        }
        draw_waiter(seat, 1);
    }
}

static void play(Game *game)
{
    int starter = 0;
    deal(game);
    for (int round = 0; round < game->rounds; round++) {
        int turn = starter;
        take_turn(game, turn);                                    /* also with an empty supply (R3.3) */
        check_cards(game, 0);
        while (game->supply.total > 0) {
            turn = (turn + 1) % game->n_seats;
            take_turn(game, turn);
            check_cards(game, 0);
        }
        empty_oven(game);
        game->supply = game->used;
        memset(&game->used, 0, sizeof game->used);
        starter = turn;                                           /* drew the last card: the chef */
    }
}

static void set_up(Game *game, const Edition *edition, int seats, uint64_t seed)
{
    memset(game, 0, sizeof *game);
    game->edition = edition;
    game->n_seats = seats;
    game->helping = edition->helping && seats > 2;
    game->rounds = edition->helping && !game->helping ? 4 : 3;    /* R6.6 */
    for (int own = 0; own < seats; own++)
        print_orders(game, own);
    seed_random(game, seed);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* A whole number from the command line. */
static long long number(const char *text, const char *name, long long least, long long most)
{
    char *end;
    long long value = strtoll(text, &end, 10);
    if (*text == '\0' || *end != '\0' || value < least || value > most) {
        fprintf(stderr, "reference: %s is %s, expected a whole number from %lld to %lld\n",
                name, text, least, most);
        exit(2);
    }
    return value;
}

int main(int argc, char **argv)
{
    static Game game;

    if (argc != 5) {
        fprintf(stderr, "usage: reference EDITION SEATS GAMES SEED\n");
        return 2;
    }
    const Edition *edition;
    if (strcmp(argv[1], OVEN.name) == 0)
        edition = &OVEN;
    else if (strcmp(argv[1], PLUS.name) == 0)
        edition = &PLUS;
    else {
        fprintf(stderr, "reference: EDITION is %s, expected oven or plus\n", argv[1]);
        return 2;
    }
    int seats = (int)number(argv[2], "SEATS", 2, edition->kinds);
    long long games = number(argv[3], "GAMES", 0, 1000000000000LL);
    long long seed = number(argv[4], "SEED", 0, 4294967295LL);

    long long decisions = 0, squared_decisions = 0;
    long long delivered = 0, squared_delivered = 0;
    long long hand_cards = 0;
    set_up(&game, edition, seats, (uint64_t)seed);

    double start = now();
    for (long long i = 0; i < games; i++) {
        play(&game);
        long long delivered_here = 0;
        for (int seat = 0; seat < seats; seat++) {
            delivered_here += game.seats[seat].delivered;
            hand_cards += game.seats[seat].hand.total;
        }
        decisions += game.decisions;
        squared_decisions += (long long)game.decisions * game.decisions;
        delivered += delivered_here;
        squared_delivered += delivered_here * delivered_here;
    }
    double seconds = now() - start;

    printf("{\"edition\": \"%s\", \"seats\": %d, \"games\": %lld, \"decisions\": %lld, "
           "\"delivered\": %lld, \"seconds\": %.6f, \"hand_cards\": %lld, "
           "\"squared_decisions\": %lld, \"squared_delivered\": %lld}\n",
           edition->name, seats, games, decisions, delivered, seconds, hand_cards,
           squared_decisions, squared_delivered);
    return 0;
}
